/** The module behind each route, as the build manifest names it (src/app/pages.tsx loads the same ones). */
export const PAGE_MODULES: Readonly<Record<string, string>> = {
  '/': 'src/landing/page.tsx',
  '/docs': 'src/docs/page.tsx',
  '/terms': 'src/legal/terms.tsx',
  '/privacy-policy': 'src/legal/privacy-policy.tsx',
  '/responsible-gaming-policy': 'src/legal/responsible-gaming-policy.tsx',
  '/anti-money-laundering-policy': 'src/legal/anti-money-laundering-policy.tsx',
  '/skill-certificates': 'src/legal/skill-certificates.tsx',
}
