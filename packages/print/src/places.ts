import { placesOf, type Schedule } from './schedule.ts';
import { numbersOf, placeName, placeNames } from './seats.ts';
import { type Card, heading, left, middle, type Sheet, textsOf } from './sheet.ts';
import type { PrintWords } from './words.ts';

/** Returns the address that a place's QR code opens; `undefined` for no code. */
export type LinkOf = (place: string) => string | undefined;

/** Builds a card for each table: the seats and boards of each round. */
export function placeCards(schedule: Schedule, words: PrintWords, linkOf: LinkOf = () => undefined): Sheet {
  return {
    title: `${words.page.places} · ${schedule.title}`,
    grid: { across: 1, down: schedule.rounds <= 14 ? 2 : 1, isCut: true },
    cards: placesOf(schedule).map((place) => placeCard(schedule, place, words, linkOf(place))),
  };
}

function placeCard(schedule: Schedule, place: string, words: PrintWords, link: string | undefined): Card {
  const numberOf = numbersOf(schedule);
  const { head } = words;
  const there = schedule.sittings.filter((sitting) => sitting.place === place);
  return {
    ...(link !== undefined && { corner: { kind: 'qr', text: link, caption: words.table(place) } }),
    blocks: [
      heading(words.table(place), 'large'),
      ...textsOf(schedule.title),
      {
        kind: 'table',
        columns: [
          middle(head.round),
          ...placeNames(schedule).map((name) => left(placeName(name, words))),
          left(head.boards),
        ],
        rows: there.map(({ round, boards, seats }) => [
          String(round),
          ...seats.map((id) => (id === '' ? '–' : numberOf(id))),
          boards === '' ? words.sitOut : boards,
        ]),
      },
    ],
  };
}
