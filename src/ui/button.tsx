import type { ComponentPropsWithoutRef } from 'react'
import { SETTINGS } from '../content/settings.ts'
import css from './button.module.css'

type ButtonLook = 'full' | 'small' | 'dark'

/** Class names of a button that looks like a token; links and buttons share them. */
export const buttonClass = (look: ButtonLook, extra?: string): string =>
  [css.button, look !== 'full' && css[look], extra].filter(Boolean).join(' ')

type PlayNowProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly look?: ButtonLook }

/** PLAY NOW is a real link to the game's host: it works before scripts and for a middle click. */
export function PlayNow({ look = 'full', className, ...rest }: PlayNowProps) {
  return (
    <a href={SETTINGS.gameHost} className={buttonClass(look, className)} {...rest}>
      PLAY NOW
    </a>
  )
}
