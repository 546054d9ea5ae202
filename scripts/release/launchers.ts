import type { ArchiveFile } from './archive.ts';
import type { Platform } from './nodeBuilds.ts';

/** Returns the launchers of an archive: `overtrick` is the command line, the other is there to be double-clicked. */
export function launchersOf(platform: Platform): readonly ArchiveFile[] {
  const script = (path: string, text: string): ArchiveFile => ({
    path,
    bytes: Buffer.from(text),
    isProgram: true,
  });
  if (platform.startsWith('windows'))
    return [
      script('overtrick.cmd', windowsLines('"%~dp0node\\node.exe" "%~dp0app\\overtrick.js" %*')),
      script(
        'Start Overtrick.cmd',
        windowsLines(
          'title Overtrick',
          '"%~dp0node\\node.exe" "%~dp0app\\overtrick.js" start %*',
          'rem the window stays open while there is something to read',
          'if errorlevel 1 pause',
        ),
      ),
    ];
  const command = script('overtrick', posix('exec "$here/node/node" "$here/app/overtrick.js" "$@"'));
  const start = posix(`"$here/node/node" "$here/app/overtrick.js" start "$@" && exit 0
status=$?
# the window stays open while there is something to read
if [ -t 0 ]; then
  printf 'Press Enter to close this window. '
  read -r _
fi
exit "$status"`);
  if (platform.startsWith('macos')) return [command, script('Start Overtrick.command', start)];
  return [command, script('start-overtrick', start), script('Start Overtrick.desktop', DESKTOP)];
}

const windowsLines = (...lines: readonly string[]): string => ['@echo off', ...lines, ''].join('\r\n');

/** Returns a shell script that knows the folder in which it lies, also if it is called through a link. */
const posix = (body: string): string => `#!/bin/sh
self=$0
while [ -L "$self" ]; do
  to=$(readlink "$self")
  case $to in
    /*) self=$to ;;
    *) self=$(dirname -- "$self")/$to ;;
  esac
done
here=$(CDPATH= cd -- "$(dirname -- "$self")" && pwd) || exit 1
${body}
`;

/** The desktop passes the place of this file, since the folder can be anywhere. */
const DESKTOP = `[Desktop Entry]
Type=Application
Name=Start Overtrick
Comment=A bridge club in a box
Terminal=true
Categories=Game;CardGame;
Exec=sh -c 'exec "$(dirname -- "$1")/start-overtrick"' sh %k
`;

/** Returns the page that a person reads who has unpacked an archive. */
export function readmeOf(platform: Platform, version: string): string {
  const [how, command] = HOW[platform.split('-')[0] as keyof typeof HOW];
  return `Overtrick ${version}: a bridge club in a box

${how}

The browser opens. Phones in the same Wi-Fi scan the code that the window shows. Overtrick runs until you close the
window. It keeps its data in your own folder for data, not in this one, so you can replace this folder by that of a
newer version.

On the command line: ${command} help
The same program runs a server for the internet: docs/self-hosting.md in the sources says how.

LICENSE.txt is the licence of Overtrick. app/THIRD-PARTY.txt and node/LICENSE are those of the works that it includes.
`;
}

const HOW = {
  windows: [
    'Double-click "Start Overtrick". If Windows warns of an unknown program, choose "More info", then "Run anyway". If it\nasks about networks, allow private networks: otherwise phones cannot reach your computer.',
    'overtrick.cmd',
  ],
  macos: [
    'Double-click "Start Overtrick". If macOS refuses a program from the internet, open System Settings, Privacy &\nSecurity, and choose "Open Anyway".',
    './overtrick',
  ],
  linux: [
    'Run ./start-overtrick, or double-click "Start Overtrick" (some desktops ask first if it may be run).',
    './overtrick',
  ],
} as const;
