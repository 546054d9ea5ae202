/** Returns the functions that write numbers and dates in a language. They write a minus sign, not a hyphen. */
export function numbersOf(language: string) {
  const plain = new Intl.NumberFormat(language);
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const hundredths = new Intl.NumberFormat(language, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const tenth = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredth = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const minus = (written: string): string => written.replace('-', '−');
  return {
    plain: (n: number): string => minus(plain.format(n)),
    /** `+4`, `0`, `−4`. */
    signed: (n: number): string => minus(signed.format(n)),
    /** The same, with at most one digit after the point. */
    tenths: (n: number): string => (Math.abs(n) < 0.05 ? '0' : minus(tenths.format(n))),
    hundredths: (n: number): string => minus(hundredths.format(n)),
    /** Always with one digit after the point. */
    tenth: (n: number): string => minus(tenth.format(n)),
    /** Always with two digits after the point. */
    hundredth: (n: number): string => minus(hundredth.format(n)),
    percent: (share: number): string => minus(percent.format(share)),
    /** A day, as `2026-11-22`, in words. */
    day: (day: string): string => long.format(new Date(`${day}T12:00:00Z`)),
    /** The name of a day of the week. @param day from 1, Monday */
    weekday: (day: number): string => weekday.format(Date.UTC(2024, 0, day)),
    /** The day of a moment, in short. @param at milliseconds since 1970; nothing for 0 */
    date: (at: number): string => (at === 0 ? '' : medium.format(at)),
    /** The time of day of a moment where the page is read. @param at milliseconds since 1970 */
    time: (at: number): string => clock.format(at),
    /** The day and the time of a moment where the page is read. @param at milliseconds since 1970 */
    moment: (at: number): string => moment.format(at),
  };
}

export type Numbers = ReturnType<typeof numbersOf>;
