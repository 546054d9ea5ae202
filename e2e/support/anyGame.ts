import { defined } from '@overtrick/rules/assert';
import { below, type Random } from '@overtrick/rules/random';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { cardKeys, press } from './keys.ts';
import { isThorough } from './length.ts';
import { expect } from './server.ts';
import { nextSurvey, OFFERS, type Offer, type Survey } from './survey.ts';

/** The most steps of one person in one deal, each tap counted: with more, the table does not move. */
const MOST_TAPS = 250;
/** The number of steps after which the window takes the next size. */
const STEPS_A_SIZE = isThorough ? 4 : 8;

/**
 * Plays one deal of any game to its result, only through the page's buttons: one bid, then passes; else any choice.
 * Nothing on the way may be hard to press.
 * @param sizes of the window, each inspected in turn
 */
export async function playByOffers(
  page: Page,
  random: Random,
  sizes: readonly ViewportSize[] = [],
): Promise<void> {
  const choose = chooser(random);
  let sign = '';
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    let survey = await nextSurvey(page, sign);
    expect(survey.faults).toEqual([]);
    if (survey.isOver) return;
    const size = sizes[Math.floor(taps / STEPS_A_SIZE) % sizes.length];
    if (size !== undefined && taps % STEPS_A_SIZE === 0) {
      await page.setViewportSize(size);
      // a card raised by keys lies over others: fingers leave no focus behind
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      survey = await faultless(page);
    }
    sign = survey.sign;
    const chosen = choose(survey.offers);
    const button = page.locator(OFFERS).nth(chosen.index);
    await (isWide(page) ? byKeys(button, chosen) : button.tap());
  }
  throw new Error('the deal does not end');
}

/**
 * Surveys the page until it has no faults, or they stay: after a change of size, the page is redrawn and measures
 * itself.
 */
async function faultless(page: Page): Promise<Survey> {
  let survey: Survey | undefined;
  await expect
    .poll(async () => {
      survey = await nextSurvey(page, '');
      return survey.faults;
    })
    .toEqual([]);
  return defined(survey, 'a survey was made');
}

/** Names a card by its suit and rank, and goes to anything else with Tab and arrows. */
async function byKeys(button: Locator, { kind, name }: Offer): Promise<void> {
  const keys = kind === 'button' ? cardKeys(name) : undefined;
  if (keys === undefined) return press(button);
  for (const key of keys) await button.page().keyboard.press(key);
}

/** True for a desktop, which the test plays only by keys; a phone is tapped. */
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 600;

/** Chooses as a person who knows no rules: always something that is offered. */
function chooser(random: Random): (offers: readonly Offer[]) => Offer {
  let hasBid = false;
  /** The offers before a level, a place or a card was chosen: the remaining steps complete that choice. */
  let atFirst: readonly string[] = [];
  const any = (offers: readonly Offer[]): Offer =>
    defined(offers[below(random, offers.length)], 'something is offered');

  function bid(offers: readonly Offer[]): Offer {
    hasBid = true;
    const bids = offers.filter(({ name }) => /^\d/.test(name));
    return offers.find(isToggle) ?? bids[0] ?? any(offers);
  }

  return (offers) => {
    const buttons = offers.filter((offer) => !isToggle(offer));
    const toggles = offers.filter(isToggle);
    const raised = buttons.find(({ isOn }) => isOn);
    if (raised) return raised;
    if (toggles.some(({ isOn }) => isOn)) {
      const fresh = buttons.filter(({ name }) => !atFirst.includes(name));
      const others = toggles.filter(({ isOn }) => !isOn);
      // the only level stays chosen while the window changes: then no offer is fresh
      return any([fresh, others, buttons].find(({ length }) => length > 0) ?? []);
    }
    atFirst = buttons.map(({ name }) => name);
    if (!offers.some(({ part }) => part === 'Bidding box')) return any(offers);
    const pass = buttons.find(({ name }) => name === 'Pass');
    return hasBid && pass ? pass : bid(offers);
  };
}

const isToggle = ({ kind }: Offer): boolean => kind === 'toggle';
