import css from './lost-connection.module.css'

let notice: HTMLElement | undefined

/** Tells a visitor, who stays where they are, that the page behind a link could not be had. */
export function tellLostConnection(href: string): void {
  notice?.remove()
  notice = document.createElement('p')
  notice.className = css.notice ?? ''
  notice.setAttribute('role', 'alert')
  const again = document.createElement('a')
  again.href = href
  again.textContent = 'Try again'
  notice.append('That page could not be loaded: the connection was lost. ', again, '.')
  document.body.append(notice)
}

/** Takes the notice away again. */
export function clearLostConnection(): void {
  notice?.remove()
  notice = undefined
}
