import type { SignupTerms } from '@overtrick/protocol/signups';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field, Flag } from '../../design/Field.tsx';
import form from '../../design/Form.module.css';
import panel from '../../design/Panel.module.css';
import prose from '../../design/Prose.module.css';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import type { OfHome } from '../useHome.ts';
import type { SignupList } from './useSignups.ts';

const WHOS: readonly SignupTerms['who'][] = ['everybody', 'members'];
const MINUTES = 60;

interface SignupTermsFormProps extends OfHome {
  readonly list: SignupList;
  readonly terms: SignupTerms | undefined;
}

/** The form in which the owner of a club says how people sign up for its next evening. */
export function SignupTermsForm({ home: { club, token }, shown, list, terms }: SignupTermsFormProps) {
  const { weekly } = shown;
  const [isTaking, setTaking] = useState(terms !== undefined);
  const [draft, setDraft] = useState({
    who: terms?.who ?? 'everybody',
    pairs: String(terms?.pairs ?? ''),
    hours: String((terms?.closes ?? 0) / MINUTES),
    money: terms?.money ?? '',
    isAnnounced: terms?.announced !== undefined,
    date: terms?.announced?.date ?? '',
    time: terms?.announced?.time ?? weekly?.time ?? '19:30',
    zone: terms?.announced?.zone ?? weekly?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const [isSaved, setSaved] = useState(false);
  const words = eveningText.signups;
  const put = (changed: Partial<typeof draft>) => {
    setSaved(false);
    setDraft({ ...draft, ...changed });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { who, pairs, hours, money, isAnnounced, date, time, zone } = draft;
    const wanted: SignupTerms = {
      who,
      closes: Math.round(Number(hours) * MINUTES),
      ...(pairs.trim() !== '' && { pairs: Number(pairs) }),
      ...(money.trim() !== '' && { money: money.trim() }),
      ...(isAnnounced && { announced: { date, time, zone: zone.trim() } }),
    };
    const body = isTaking ? { terms: wanted } : {};
    const saved = await list.does(
      ask('POST /api/clubs/{club}/signup-terms', { parameters: { club }, token, body }),
    );
    setSaved(saved !== undefined);
  };
  return (
    <section className={panel.panel} aria-labelledby="signup-terms">
      <h2 id="signup-terms">{words.terms}</h2>
      <form className={form.form} onSubmit={(event) => void save(event)}>
        <Flag
          label={words.take}
          help={words.takeHelp}
          checked={isTaking}
          onChange={(taking) => {
            setSaved(false);
            setTaking(taking);
          }}
        />
        {isTaking && (
          <>
            <Choice
              label={words.who}
              values={WHOS}
              value={draft.who}
              onChange={(who) => put({ who })}
              labelOf={(one) => words.whos[one]}
            />
            <div className={form.fields}>
              <Field
                label={words.pairs}
                type="number"
                min={2}
                max={200}
                value={draft.pairs}
                onChange={(event) => put({ pairs: event.target.value })}
              />
              <Field
                label={words.hours}
                type="number"
                min={0}
                max={168}
                step="any"
                required
                value={draft.hours}
                onChange={(event) => put({ hours: event.target.value })}
              />
            </div>
            <Field
              label={words.amount}
              help={words.amountHelp}
              maxLength={20}
              value={draft.money}
              onChange={(event) => put({ money: event.target.value })}
            />
            <Flag
              label={words.announce}
              checked={draft.isAnnounced}
              onChange={(isAnnounced) => put({ isAnnounced })}
            />
            {draft.isAnnounced && (
              <div className={form.fields}>
                <Field
                  label={words.date}
                  type="date"
                  required
                  value={draft.date}
                  onChange={(event) => put({ date: event.target.value })}
                />
                <Field
                  label={eveningText.home.time}
                  type="time"
                  required
                  value={draft.time}
                  onChange={(event) => put({ time: event.target.value })}
                />
                <Field
                  label={eveningText.home.zone}
                  required
                  maxLength={60}
                  value={draft.zone}
                  onChange={(event) => put({ zone: event.target.value })}
                />
              </div>
            )}
          </>
        )}
        <div className={form.buttons}>
          <Button type="submit" look="main">
            {words.update}
          </Button>
          <p role="status" className={prose.soft}>
            {isSaved && eveningText.home.saved}
          </p>
        </div>
        {isSaved && isTaking && list.shown?.evening === undefined && <p>{words.noEvening}</p>}
      </form>
    </section>
  );
}
