import type { Refused } from '@overtrick/protocol/refusal';
import { Link } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Page } from '../../shell/frame/Page.tsx';
import { text } from '../../text/text.ts';
import { useCtrl } from '../ctrl/context.ts';

/** The reason for which a table cannot be entered, and the ways on. */
export function Trouble({ refusal }: { readonly refusal: Refused }) {
  const ctrl = useCtrl();
  const words = text.trouble;
  const isToken = refusal.code === 'ERR_TOKEN';
  const isBanned = refusal.code === 'ERR_BANNED';
  const isGone = refusal.code === 'ERR_NO_TABLE' || refusal.code === 'ERR_MESSAGE';
  return (
    <Page narrow>
      <div className="stack" role="alert">
        <h1>
          {isToken ? words.token : isGone ? words.noTable : isBanned ? words.banned : text.notFound.title}
        </h1>
        <p>
          {isToken
            ? words.tokenWhy
            : isGone
              ? words.noTableWhy
              : (text.refusals[refusal.code] ?? refusal.message)}
        </p>
        {isToken && (
          <Button look="main" onClick={() => void ctrl.watch()}>
            {words.watch}
          </Button>
        )}
        <p>
          <Link href="/">{words.toLobby}</Link>
        </p>
      </div>
    </Page>
  );
}
