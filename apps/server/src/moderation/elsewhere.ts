import type { ReportBody } from '@overtrick/protocol/moderation/report';
import type { SharedLesson } from '../lessons/sharedLesson.ts';
import type { PostedWish } from '../meeting/notice.ts';
import type { NewReport } from './reports.ts';

/** Creates the report of a request for partners. `secret` keys the marks of its poster. */
export const reportOfWish = (
  { wish, proof, marks, terms }: Pick<PostedWish, 'wish' | 'proof' | 'marks' | 'terms'>,
  secret: string | undefined,
  body: ReportBody,
): NewReport => ({
  place: { kind: 'request', id: wish },
  ...(secret !== undefined && { secret }),
  about: { name: terms.name, proof, marks },
  ...body,
  said: terms.words === undefined ? [] : [{ name: terms.name, text: terms.words }],
});

/** Creates the report of an answer to a request, made by the request's poster. */
export const reportOfAnswer = (
  { wish, terms }: Pick<PostedWish, 'wish' | 'terms'>,
  { name, words, marks, at }: PostedWish['answers'][number],
  secret: string | undefined,
  body: ReportBody,
): NewReport => ({
  place: { kind: 'request', id: wish },
  ...(secret !== undefined && { secret }),
  about: { name, marks },
  ...body,
  said: [
    { name: terms.name, text: terms.words ?? '' },
    { name, text: words ?? '', at },
  ].filter(({ text }) => text !== ''),
});

/** Creates the report of a shared lesson, with as much of its text as a report may have. */
export const reportOfLesson = (
  { id, shared: { proof, title, label, text } }: SharedLesson,
  body: ReportBody,
): NewReport => {
  const name = label ?? title;
  return {
    place: { kind: 'lesson', id },
    about: { name, proof, marks: [] },
    ...body,
    said: [{ name, text }],
  };
};
