import { aggregate } from './aggregate.ts';
import { hybrid } from './hybrid.ts';
import { imps } from './imps.ts';
import type { AnyMatchForm } from './match.ts';
import { patton } from './patton.ts';
import { pointABoard } from './pointABoard.ts';

/** Every way of scoring a match of teams, one line each. */
export const MATCH_FORMS: readonly AnyMatchForm[] = [imps, pointABoard, patton, aggregate, hybrid];

export const findMatchForm = (id: string): AnyMatchForm | undefined =>
  MATCH_FORMS.find((form) => form.id === id.toLowerCase());
