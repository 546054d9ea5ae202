import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Flag } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import panel from '../design/Panel.module.css';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { saveExport } from './saveExport.ts';
import type { OfHome } from './useHome.ts';

/** A form in which members, with their own link, hide their name, export their data, or leave. */
export function OwnMember({ home: of, shown }: OfHome) {
  const { club, token, does } = of;
  const [isSure, setSure] = useState(false);
  const words = eveningText.home;
  const member = shown.you ?? '';
  const { name = '', isHidden = false } = shown.members?.find((one) => one.member === member) ?? {};
  const parameters = { club, member };
  return (
    <section className={panel.panel} aria-labelledby="own">
      <h2 id="own">{words.you(name)}</h2>
      <p>
        <Link href={`/clubs/${club}/members/${member}`}>{words.results}</Link>
      </p>
      <Flag
        label={words.hide}
        help={words.hideHelp}
        checked={isHidden}
        onChange={(wanted) =>
          void does(
            ask('POST /api/clubs/{club}/members/{member}', {
              parameters,
              token,
              body: { isHidden: wanted },
            }),
          )
        }
      />
      <div className={form.buttons}>
        <Button onClick={() => void saveExport(of, member)}>{words.export}</Button>
      </div>
      <Flag label={words.sure} help={words.removeHelp} checked={isSure} onChange={setSure} />
      <div>
        <Button
          disabled={!isSure}
          onClick={() => void does(ask('DELETE /api/clubs/{club}/members/{member}', { parameters, token }))}
        >
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
