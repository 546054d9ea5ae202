import { Link } from 'wouter';
import { text } from '../../text/text.ts';
import { Page } from './Page.tsx';

export const NotFound = () => (
  <Page narrow>
    <h1>{text.notFound.title}</h1>
    <p>{text.notFound.why}</p>
    <p>
      <Link href="/">{text.trouble.toLobby}</Link>
    </p>
  </Page>
);
