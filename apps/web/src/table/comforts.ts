import { useEffect } from 'react';
import { PACES } from '../device/pace.ts';
import { usePreferences } from '../device/preferences.ts';
import { useCtrl } from './ctrl/context.ts';
import { play, type Sound } from './sounds.ts';
import { onlyCard } from './state/forced.ts';
import { canAct, type TableModel } from './state/model.ts';

/** The shaking of the device when the turn comes, milliseconds. */
const SHAKE = [40, 60, 40];

/** The sound of the state that is shown now, at most one thing; a turn goes before all else. */
function soundOf(before: TableModel, now: TableModel): Sound | undefined {
  const [was, is] = [before.shown?.view, now.shown?.view];
  if (was === undefined || is === undefined || before.shown?.deal !== now.shown?.deal) return undefined;
  if (canAct(now) && !canAct(before) && before.pending === undefined) return 'turn';
  if (now.held !== undefined && now.held !== before.held && !now.held.leaving) return 'trick';
  if (is.trick.length > was.trick.length) return 'card';
  return is.calls.length > was.calls.length ? 'call' : undefined;
}

/** Sounds and shaking, as far as they are wished for. */
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

/** Keeps the screen on while the table is in sight. The browser takes the lock back whenever it is not. */
function useAwake(): void {
  const awake = usePreferences((chosen) => chosen.awake);
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.hidden || isOver) return;
      // a device that saves its battery refuses
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

/** Plays a card where no other may be played, if that is wished: a singleton, the last trick. */
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

/** The comforts of a table on the device at which one sits. */
export function useComforts(): void {
  usePerception();
  useForcedCards();
  useAwake();
}

export const canFill = (): boolean => document.fullscreenEnabled === true;

/** Has the page fill the screen, or no longer. */
export function toggleFullScreen(): void {
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // the browser may say no
  done.catch(() => undefined);
}
