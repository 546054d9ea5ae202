import { expect, test } from 'vitest';
import { dataFolder, userDataFolder } from './dataFolder.ts';

test.each([
  ['linux', {}, '/home/ann', '/home/ann/.local/share/overtrick'],
  ['linux', { XDG_DATA_HOME: '/srv/ann data' }, '/home/ann', '/srv/ann data/overtrick'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ann', '/home/ann/.local/share/overtrick'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/ann', '/home/ann/.local/share/overtrick'],
  ['darwin', { XDG_DATA_HOME: '/srv' }, '/Users/ann', '/Users/ann/Library/Application Support/Overtrick'],
  ['win32', { LOCALAPPDATA: 'D:\\Data\\Local' }, 'C:\\Users\\Ann B', 'D:\\Data\\Local\\Overtrick'],
  ['win32', {}, 'C:\\Users\\Ann B', 'C:\\Users\\Ann B\\AppData\\Local\\Overtrick'],
] as const)('the data of a user on %s with %j', (platform, env, home, folder) => {
  expect(userDataFolder(platform, env, home)).toBe(folder);
});

test('a checkout keeps its data beside itself, and a named folder comes first', () => {
  expect(dataFolder('elsewhere')).toBe('elsewhere');
  expect(dataFolder()).toBe(process.env.DATA_DIR ?? 'data');
});
