import { KEPT, type Verdict } from './judge.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 1500px; padding: 0 1.5rem }
h2 { margin: 2.5rem 0 .5rem }
.fault { color: light-dark(#b3261e, #ff8a80) }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 }
img { display: block; width: 100%; background: #8883; outline: 1px solid #8886 }
.both { position: relative; max-width: min(100%, 1440px) }
.both img + img { position: absolute; inset: 0; height: 100%; clip-path: inset(0 0 0 var(--at, 50%)) }
input { width: 100% }
`

const SCRIPT = `
for (const input of document.querySelectorAll('input'))
  input.oninput = () => input.previousElementSibling.style.setProperty('--at', input.value + '%')
`

const KINDS = ['expected', 'actual', 'difference'] as const satisfies (keyof typeof KEPT)[]

function picture(kind: keyof typeof KEPT, { name, has }: Verdict): string {
  if (!has[kind]) return ''
  const file = KEPT[kind](name)
  return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${kind}: ${escaped(name)}" loading="lazy"></a></figure>`
}

/** Expected left and actual right of a line that the reader moves. */
function slider({ name, has }: Verdict): string {
  if (!has.expected || !has.actual) return ''
  return `<div class="both"><img src="${KEPT.expected(name)}" alt="expected" loading="lazy"><img src="${KEPT.actual(name)}" alt="actual" loading="lazy"></div><input type="range" value="50" aria-label="Expected left, actual right of this line">`
}

const failure = (verdict: Verdict): string => `
<h2 id="${verdict.name}">${escaped(verdict.name)}</h2>
<p class="fault">${escaped(verdict.fault ?? '')}</p>
<div class="row">${KINDS.map(kind => picture(kind, verdict)).join('')}</div>
${slider(verdict)}`

/** The page that shows what has failed beside the expected pictures, and names what has passed. */
export function visualReport(verdicts: readonly Verdict[]): string {
  const failures = verdicts.filter(({ fault }) => fault)
  const others = verdicts.filter(({ fault }) => !fault)
  const passed = others.map(({ name }) => `<li>${escaped(name)}</li>`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures: ${failures.length} failed</title>
<style>${STYLE}</style>
<h1>Pictures: ${others.length} passed, ${failures.length} failed</h1>
<p><a href="../index.html">All suites</a></p>
${failures.map(failure).join('')}
<h2>Passed</h2><ul>${passed.join('')}</ul>
<script>${SCRIPT}</script>
</html>
`
}
