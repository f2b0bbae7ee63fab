import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'puppeteer'
import type { ReactNode } from 'react'
import sharp from 'sharp'
import { ROUTES, SHARE_PICTURE } from '../../src/content/routes.ts'
import { launch, newPage } from '../browser.ts'
import { documentOf } from './document.ts'
import {
  CLOCK,
  clockFile,
  FALLBACK,
  FAVICON,
  PNG_ICONS,
  SCREEN,
  SCREEN_DENSITIES,
  screenFile,
  shareFile,
} from './files.ts'
import { GameClock } from './game-clock.tsx'
import { GameScreen } from './game-screen.tsx'
import { gameState } from './game-state.ts'
import { iconPng, icoOf, manifest, markSvg } from './icons.tsx'
import { SharePicture } from './share-picture.tsx'

/**
 * `npm run pictures`: draws every picture of public/ from the site's own components, rules, tokens and fonts: the
 * game's screen of the hero and what changes on it, the icons with their manifest, and a share picture for each route.
 * The same sources and the same Chromium give the same pixels.
 */

/** Drawn through WebGL's renderer, some edges differ by a few levels from run to run. */
const SAME_PIXELS = ['--disable-gpu-rasterization', '--disable-gpu-compositing', '--num-raster-threads=1']

function write(path: string, content: Buffer | string): void {
  const file = join('public', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${path} ${content.length} B`)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns what the browser draws of `picture`, as PNG. */
async function draw(browser: Browser, picture: ReactNode, size: Size, dpr: number): Promise<Uint8Array> {
  const page = await newPage(browser, { ...size, dpr })
  await page.setContent(documentOf(picture))
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await page.close()
  return png
}

/** Returns a picture of the game in its few colours: the finer its pixels, the fewer of them its edges need. */
async function drawGame(browser: Browser, picture: ReactNode, size: Size, dpr: number): Promise<Buffer> {
  const pixels = await draw(browser, picture, size, dpr)
  return sharp(pixels)
    .removeAlpha()
    .png({ palette: true, quality: dpr > 1 ? 72 : 88, effort: 10, dither: 0 })
    .toBuffer()
}

/** Lossless: with its few colours such a picture is smaller so than in any lossy form that keeps the tokens' edges. */
const losslessOf = (palette: Buffer): Promise<Buffer> =>
  sharp(palette).webp({ lossless: true, effort: 6 }).toBuffer()

async function writeScreens(browser: Browser): Promise<void> {
  const state = gameState()
  for (const density of SCREEN_DENSITIES) {
    const palette = await drawGame(browser, <GameScreen {...state} />, SCREEN, density)
    write(screenFile(density).path, await losslessOf(palette))
    if (density === 1) write(FALLBACK.path, palette)
    write(clockFile(density).path, await losslessOf(await drawGame(browser, <GameClock />, CLOCK, density)))
  }
}

async function writeShares(browser: Browser): Promise<void> {
  for (const route of ROUTES) {
    const pixels = await draw(browser, <SharePicture route={route} />, SHARE_PICTURE, 1)
    write(shareFile(route).path, await sharp(pixels).removeAlpha().png({ compressionLevel: 9 }).toBuffer())
  }
}

async function writeIcons(): Promise<void> {
  write('favicon.svg', `${markSvg(FAVICON.width)}\n`)
  write(FAVICON.path, icoOf(await iconPng(FAVICON), FAVICON.width))
  for (const icon of PNG_ICONS) write(icon.path, await iconPng(icon))
  write('site.webmanifest', manifest())
}

async function main(): Promise<void> {
  await writeIcons()
  const browser = await launch({ args: SAME_PIXELS })
  try {
    await writeScreens(browser)
    await writeShares(browser)
  } finally {
    await browser.close()
  }
}

await main()
