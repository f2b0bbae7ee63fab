import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../tools/capture/options.ts'

const options = (text: string) => readOptions(text.split(' ').filter(Boolean))

describe('what is to be captured', () => {
  it('is the whole tour for a wide screen unless something else is asked for', () => {
    expect(options('')).toMatchObject({
      width: 1920,
      height: 1080,
      fps: 30,
      from: 'hero',
      to: 'footer',
      format: 'mp4',
      out: 'film.mp4',
    })
  })

  it.each([
    ['--for story', 432],
    ['--for square', 720],
    ['--size 640x360', 1280],
    ['--size 3840x2160', 1280],
  ])('shows a page of a size that reads well: %s', (text, cssPx) => {
    const { width, height, scale } = options(text)
    expect(width / scale).toBe(cssPx)
    expect(Number.isInteger(height / scale)).toBe(true)
  })

  it('takes a section for all of its chapters', () => {
    expect(options('--from representation --to representation')).toMatchObject({
      from: 'legend',
      to: 'base-pattern',
    })
    expect(options('--chapter sessions')).toMatchObject({ from: 'sessions', to: 'sessions' })
  })

  it.each([
    ['--size 1921x1080', '--size must be'],
    ['--size big', '--size must be'],
    ['--fps 0', '--fps must be a number from 1 to 120'],
    ['--fps ten', '--fps must be a number'],
    ['--from footer --to hero', '--from footer comes after --to hero'],
    ['--chapter heroes', '--chapter must be one of hero, legend'],
    ['--chapter hero --to footer', '--chapter stands for --from and --to'],
    ['--chapter= --from hero', '--chapter stands for --from and --to'],
    ['--out film.avi', '--out must end in one of .mp4, .webm, .png, .webp, unlike "film.avi"'],
    ['--out film', '--out must end in one of .mp4, .webm, .png, .webp, unlike "film"'],
    ['--for cinema', '--for must be one of youtube, story, square'],
    ['--animated --out film.mp4', '--animated makes a .webp'],
    ['--sizes 1x1', "Unknown option '--sizes'; npm run capture -- --help says what there is"],
    ['--out', "Option '--out <value>' argument missing"],
    ['--from --to hero', "Option '--from' argument is ambiguous; npm run capture"],
    ['film.mp4', "Unexpected argument 'film.mp4'"],
  ])('and a wrong option is said in one line: %s', (text, message) => {
    expect(() => options(text)).toThrow(message)
    expect(() => options(text)).toThrow(/^[^\n]+$/)
  })
})
