import { useEffect } from 'react';
import { PACES } from '../device/pace.ts';
import { usePreferences } from '../device/preferences.ts';
import { useCtrl } from './ctrl/context.ts';
import { play, type Sound } from './sounds.ts';
import { onlyCard } from './state/forced.ts';
import { canAct, type TableModel } from './state/model.ts';

/** The vibration when it becomes the visitor's turn, in milliseconds. */
const SHAKE = [40, 60, 40];

/** Picks the sound for the change between two states, at most one; a turn comes before everything else. */
function soundOf(before: TableModel, now: TableModel): Sound | undefined {
  const [was, is] = [before.shown?.view, now.shown?.view];
  if (was === undefined || is === undefined || before.shown?.deal !== now.shown?.deal) return undefined;
  if (canAct(now) && !canAct(before) && before.pending === undefined) return 'turn';
  if (now.held !== undefined && now.held !== before.held && !now.held.leaving) return 'trick';
  if (is.trick.length > was.trick.length) return 'card';
  return is.calls.length > was.calls.length ? 'call' : undefined;
}

/** Plays sounds and vibrates on changes of the table, as the preferences allow. */
function usePerception(): void {
  const { store } = useCtrl();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const { sounds, vibration } = usePreferences.getState();
        if (!sounds && !vibration) return;
        const sound = soundOf(before, now);
        if (sound !== undefined && sounds) play(sound);
        if (sound === 'turn' && vibration) navigator.vibrate?.(SHAKE);
      }),
    [store],
  );
}

/** Keeps the screen on while the table is visible. The browser drops the lock whenever the page is hidden. */
function useAwake(): void {
  const awake = usePreferences((chosen) => chosen.awake);
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.hidden || isOver) return;
      // a device in battery saver mode refuses
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    const again = (): void => void take();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [awake]);
}

/** Plays a card that is the only legal one, if the preferences say so: a singleton, the last trick. */
function useForcedCards(): void {
  const { store, act } = useCtrl();
  const isWished = usePreferences((chosen) => chosen.forced);
  const pace = PACES[usePreferences((chosen) => chosen.pace)];
  useEffect(() => {
    if (!isWished) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const only = onlyCard(store.getState());
      if (only === undefined) return;
      timer = setTimeout(() => act(only), pace.step);
    };
    look();
    const stop = store.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, act, isWished, pace]);
}

/**
 * Activates the comforts of a table on the visitor's device: sounds, vibration, forced cards, a screen that stays on.
 */
export function useComforts(): void {
  usePerception();
  useForcedCards();
  useAwake();
}

export const canFill = (): boolean => document.fullscreenEnabled === true;

/** Toggles full screen. */
export function toggleFullScreen(): void {
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // the browser may refuse
  done.catch(() => undefined);
}
