import type { MemberView, NewMember } from '@overtrick/protocol/clubs';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import panel from '../design/Panel.module.css';
import prose from '../design/Prose.module.css';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import home from './Home.module.css';
import { MemberForm } from './MemberForm.tsx';
import { membersIn } from './membersIn.ts';
import type { OfHome } from './useHome.ts';

/** With fewer members than this nobody needs to look for one. */
const MANY = 12;

/** The members of a club. Its owner adds them, and changes their data. */
export function Members({ home: of, shown, members }: OfHome & { readonly members: readonly MemberView[] }) {
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<string>();
  const words = eveningText.home;
  const isOwner = shown.role === 'owner';
  const named = members.filter(({ name = '' }) =>
    name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  const hidden = members.filter(({ name }) => name === undefined).length;
  const one = members.find(({ member }) => member === chosen);
  return (
    <section className={panel.panel} aria-labelledby="members">
      <h2 id="members">{words.members(members.length)}</h2>
      {members.length > MANY && (
        <Field label={words.find} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      )}
      <ul className={home.members}>
        {named.map(({ member, name, number, handicap, isHidden }) =>
          name === undefined ? null : (
            <li key={member}>
              {isOwner ? (
                <Button look="quiet" onClick={() => setChosen(member)}>
                  {name}
                </Button>
              ) : (
                <Link href={`/clubs/${of.club}/members/${member}`}>{name}</Link>
              )}{' '}
              <span className={prose.soft}>
                {[number, handicap !== undefined && words.handicapOf(handicap), isHidden && words.hidden]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ),
        )}
      </ul>
      {hidden > 0 && <p className={prose.soft}>{words.hiddenMembers(hidden)}</p>}
      {isOwner && <Adding of={of} />}
      {one !== undefined && (
        <Dialog title={one.name ?? ''} onClose={() => setChosen(undefined)} look="sheet">
          <MemberForm home={of} shown={shown} member={one} onClose={() => setChosen(undefined)} />
        </Dialog>
      )}
    </section>
  );
}

/** A list of members, one a line. */
function Adding({ of: { club, token, does } }: { readonly of: OfHome['home'] }) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const words = eveningText.home;
  const members: readonly NewMember[] = membersIn(typed);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const added = await does(
      ask('POST /api/clubs/{club}/members', { parameters: { club }, token, body: { members } }),
    );
    if (added !== undefined) setTyped('');
  };
  return (
    <form className={form.form} onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{words.add}</label>
      <textarea
        id={id}
        className={form.text}
        rows={4}
        value={typed}
        placeholder={words.addExample}
        aria-describedby={`${id}help`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}help`} className={prose.soft}>
        {words.addHelp}
      </p>
      <div>
        <Button type="submit" disabled={members.length === 0}>
          {words.addThem(members.length)}
        </Button>
      </div>
    </form>
  );
}
