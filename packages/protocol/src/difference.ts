/** Fields of plain data, which survives JSON unchanged. A field that is `undefined` counts as absent, as in JSON. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * The change from one value of plain data to another: another value; a list whose first `kept` elements stay, with
 * others after them; or an object with fields that are set, fields that changed in part, and fields that are gone. An
 * object whose fields are all scalars is always replaced as a whole.
 */
export type Difference =
  | { readonly to: unknown }
  | { readonly kept: number; readonly added: readonly unknown[] }
  | {
      readonly set?: Fields;
      readonly in?: Readonly<Record<string, Difference>>;
      readonly gone?: readonly string[];
    };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True if two values of plain data are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (Array.isArray(b)) return false;
  const [old, now] = [a as Fields, b as Fields];
  const isSuperfluous = (key: string) => old[key] !== undefined && fieldOf(now, key) === undefined;
  return (
    Object.keys(now).every((key) => isSame(fieldOf(old, key), now[key])) &&
    !Object.keys(old).some(isSuperfluous)
  );
}

/** Returns the change from one value of plain data to another; `undefined` if they are the same. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return { to: after };
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) ? listDifference(before, after) : { to: after };
  return fieldsDifference(before as Fields, after as Fields);
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const most = Math.min(before.length, after.length);
  let kept = 0;
  while (kept < most && isSame(before[kept], after[kept])) kept++;
  if (kept === before.length && kept === after.length) return undefined;
  return kept === 0 ? { to: after } : { kept, added: after.slice(kept) };
}

function fieldsDifference(before: Fields, after: Fields): Difference | undefined {
  const set: [string, unknown][] = [];
  const inner: [string, Difference][] = [];
  let isFlat = true;
  let kept = 0;
  for (const key of Object.keys(after)) {
    const now = after[key];
    if (now === undefined) continue;
    if (isObject(now)) isFlat = false;
    const was = fieldOf(before, key);
    if (was !== undefined) kept += 1;
    const difference = differenceOf(was, now);
    if (difference === undefined) continue;
    if ('to' in difference) set.push([key, now]);
    else inner.push([key, difference]);
  }
  const old = Object.keys(before);
  const isGone = (key: string) => before[key] !== undefined && fieldOf(after, key) === undefined;
  const gone = old.length === kept ? [] : old.filter(isGone);
  if (set.length === 0 && inner.length === 0 && gone.length === 0) return undefined;
  if (isFlat) return { to: after };
  return {
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
    ...(inner.length > 0 && { in: Object.fromEntries(inner) }),
    ...(gone.length > 0 && { gone }),
  };
}

/** Returns a field of the object's own, whatever its name. */
const fieldOf = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/**
 * Returns the value to which a difference leads. Trusts that it was made from this value.
 * @throws TypeError if it was not, and a list or an object is missing
 */
export function differing(before: unknown, difference: Difference): unknown {
  if ('to' in difference) return difference.to;
  if ('kept' in difference) {
    if (!Array.isArray(before) || before.length < difference.kept)
      throw new TypeError('there is no such list');
    return [...before.slice(0, difference.kept), ...difference.added];
  }
  if (!isObject(before)) throw new TypeError('there is no such object');
  const fields = before as Fields;
  const { set, in: inner = {}, gone = [] } = difference;
  const changed = Object.entries(inner).map(([key, each]) => [key, differing(fieldOf(fields, key), each)]);
  const next = { ...fields, ...set, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(next).filter(([key]) => !gone.includes(key)));
}
