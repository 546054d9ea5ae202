import type { ChangeMember, MemberView } from '@overtrick/protocol/clubs';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Field, Flag } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import halves from '../design/Halves.module.css';
import { LinkRow } from '../invite/LinkRow.tsx';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { saveExport } from './saveExport.ts';
import type { OfHome } from './useHome.ts';

interface MemberFormProps extends OfHome {
  readonly member: MemberView;
  readonly onClose: () => void;
}

/** A member as the owner of the club sees them, with a form for their data. */
export function MemberForm({ home: of, member, onClose }: MemberFormProps) {
  const { club, token, does } = of;
  const [name, setName] = useState(member.name ?? '');
  const [number, setNumber] = useState(member.number ?? '');
  const [handicap, setHandicap] = useState(String(member.handicap ?? ''));
  const [link, setLink] = useState<string>();
  const [isSure, setSure] = useState(false);
  const words = eveningText.home;
  const parameters = { club, member: member.member };
  const change = (body: ChangeMember) =>
    does(ask('POST /api/clubs/{club}/members/{member}', { parameters, token, body }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changed = await change({
      name: name.trim(),
      number: number.trim() === '' ? null : number.trim(),
      handicap: handicap.trim() === '' ? null : Number(handicap),
    });
    if (changed !== undefined) onClose();
  };
  const makeLink = async () => {
    const made = await does(ask('POST /api/clubs/{club}/members/{member}/link', { parameters, token }));
    if (made !== undefined) setLink(`${location.origin}/clubs/${club}#${made.value.token}`);
  };
  const remove = async () => {
    const removed = await does(ask('DELETE /api/clubs/{club}/members/{member}', { parameters, token }));
    if (removed !== undefined) onClose();
  };
  return (
    <div className={halves.page}>
      <Link href={`/clubs/${club}/members/${member.member}`}>{words.results}</Link>
      <form className={form.form} onSubmit={(event) => void save(event)}>
        <Field
          label={words.name}
          value={name}
          maxLength={40}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <div className={form.fields}>
          <Field
            label={words.number}
            value={number}
            maxLength={30}
            onChange={(event) => setNumber(event.target.value)}
          />
          <Field
            label={words.handicap}
            type="number"
            step="any"
            min={-50}
            max={50}
            value={handicap}
            onChange={(event) => setHandicap(event.target.value)}
          />
        </div>
        <div>
          <Button type="submit" look="main" disabled={name.trim() === ''}>
            {words.save}
          </Button>
        </div>
      </form>
      <Flag
        label={words.hide}
        help={words.hideHelp}
        checked={member.isHidden === true}
        onChange={(isHidden) => void change({ isHidden })}
      />
      <div className={form.buttons}>
        <Button onClick={() => void makeLink()}>{member.hasLink ? words.otherLink : words.ownLink}</Button>
        <Button onClick={() => void saveExport(of, member.member)}>{words.export}</Button>
      </div>
      {link !== undefined && (
        <>
          <p>{words.linkOnce(member.name ?? '')}</p>
          <LinkRow label={words.ownLink} link={link} copy={eveningText.links.copy} />
        </>
      )}
      <Flag label={words.sure} help={words.removeHelp} checked={isSure} onChange={setSure} />
      <div>
        <Button disabled={!isSure} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
