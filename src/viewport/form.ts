import { FORMS, type Form } from '../film/layout.ts'

/** Returns the composition of the window as it is: one decision for style sheets and scene (`--form` in ui/windows.css). */
export function formNow(): Form {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--form').trim()
  return FORMS.find(form => form === said) ?? 'landscape'
}
