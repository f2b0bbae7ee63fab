/**
 * Returns what a notch or a home indicator takes of the stages at the window's upper edge or at their foot, px
 * (ui/tokens.css): 0 in browsers that do not say.
 */
export const insetPx = (side: 'top' | 'foot'): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--inset-${side}`)) || 0
