import { existsSync } from 'node:fs';
import { fontsEnvironment } from './fonts.mjs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** True if there is the browser that the tests are written for, or another is named. Others take twice as long. */
export const hasShell = () =>
  [process.env.CHROMIUM, PLACES[0]].some((path) => path !== undefined && path !== '' && existsSync(path));

/** The browser of this machine: the one that CHROMIUM names, else the first found; undefined when there is none. */
export const chromiumPath = () =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && path !== '' && existsSync(path));

/** Flags for tests: no sandbox (root has none), nothing that looks for the network, letters drawn alike everywhere. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** The options with which tests, pictures and benches launch the browser; `args` are added to its flags. */
export function launchOptions(args = []) {
  const executablePath = chromiumPath();
  return {
    args: [...ARGS, ...args],
    env: fontsEnvironment(),
    ...(executablePath !== undefined && { executablePath }),
  };
}
