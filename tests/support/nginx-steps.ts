import { readFileSync } from 'node:fs'

/** Returns the commands that the head of nginx/site.conf tells a person to run, up to the point where the site stands. */
export function nginxSteps(): readonly string[] {
  const [first = ''] = readFileSync('nginx/site.conf', 'utf8').split('The site stands now')
  return [...first.matchAll(/^# {3}\$ (.*)$/gm)].map(([, command = '']) => command)
}
