import { spawn } from 'node:child_process';

/** A program and its arguments. */
export type Program = readonly [program: string, ...args: readonly string[]];

/** Returns the program that opens an address in the user's browser. */
export function browserProgram(platform: NodeJS.Platform, url: string): Program {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return platform === 'darwin' ? ['open', url] : ['xdg-open', url];
}

/** Opens an address in the user's browser; without one, nothing happens: the address is on the screen. */
export function openBrowser(url: string): void {
  const [program, ...args] = browserProgram(process.platform, url);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
