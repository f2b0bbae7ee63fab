/**
 * When the words of each page were last changed, by its path: what the sitemap tells search engines. Whoever changes a
 * page's text sets its date.
 */
export const CHANGED: Readonly<Record<string, string>> = {
  '/': '2026-11-28',
  '/docs': '2026-11-21',
  '/terms': '2026-11-21',
  '/privacy-policy': '2026-11-21',
  '/responsible-gaming-policy': '2026-11-21',
  '/anti-money-laundering-policy': '2026-11-21',
  '/skill-certificates': '2026-11-21',
}
