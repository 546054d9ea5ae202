// Plain JavaScript, for whatever node the machine has: these scripts run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { commandOf } from './command.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const BIN = join(ROOT, 'node_modules', '.bin');

/** The PATH with a folder in front: its commands come before others of the same name. */
export function pathFrom(folder) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { [key]: folder + delimiter + (process.env[key] ?? '') };
}

/** The environment in which `node` and every tool are the workspace's own. */
export const workspaceEnv = (more = {}) => ({ ...process.env, ...pathFrom(BIN), ...more });

const optionsOf = (env) => ({ cwd: ROOT, env: workspaceEnv(env), stdio: 'inherit' });

/** Starts a command in the workspace with this terminal's streams, or those of `options`; npm by a Node if named. */
export function start(command, args, env, { node = process.execPath, ...options } = {}) {
  const { file, args: all } = commandOf(command, args, { execPath: node });
  return spawn(file, all, { ...optionsOf(env), ...options });
}

/** Runs a command in the workspace to its end. Gives its exit code; one that cannot be started gives 127. */
export function run(command, args, env) {
  const { file, args: all } = commandOf(command, args);
  const { status, error } = spawnSync(file, all, optionsOf(env));
  if (error) console.error(`${command}: ${error.message}`);
  return error ? 127 : (status ?? 1);
}

/**
 * Runs a command in the workspace and prints its lines behind a name, since several run at a time. Returns its exit
 * code and all that it printed.
 */
export function runNamed(name, command, args, { env } = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = start(command, args, { ...colours, ...env }, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  const listen = (stream) =>
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      console.log(`${name} | ${line}`);
    });
  listen(child.stdout);
  listen(child.stderr);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 127, output: `${command}: ${message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('\n') }));
  });
}

/** Between two signs of life of a command that says nothing itself. */
const SIGN_MS = 10_000;

/** Runs a command that may take minutes and say nothing, and prints how long it has taken. Returns its exit code. */
export function runLong(command, args, env, options) {
  const began = performance.now();
  const child = start(command, args, env, options);
  const signs = setInterval(() => {
    console.log(`  ${command} ${args[0] ?? ''}: ${Math.round((performance.now() - began) / 1000)} s so far`);
  }, SIGN_MS);
  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(signs);
      resolve(code);
    };
    child.on('error', ({ message }) => {
      console.error(`${command}: ${message}`);
      end(127);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** Returns the output of a command, or undefined when it fails or isn't there. */
export function outputOf(command, args) {
  const { file, args: all } = commandOf(command, args);
  const { status, stdout } = spawnSync(file, all, { cwd: ROOT, env: workspaceEnv(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Ends the program with one sentence for the person at the terminal. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
