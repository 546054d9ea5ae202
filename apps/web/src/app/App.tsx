import { lazy, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { Lobby } from '../lobby/Lobby.tsx';
import { text } from '../text/text.ts';
import { Fault } from './Fault.tsx';
import { Page } from './Page.tsx';

const TablePage = lazy(() => import('../table/TablePage.tsx'));
const RulesPage = lazy(() => import('../guide/RulesPage.tsx'));

export const App = () => (
  <Fault>
    <Suspense>
      <Switch>
        <Route path="/" component={Lobby} />
        <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Fault>
);

export const NotFound = () => (
  <Page narrow>
    <h1>{text.notFound.title}</h1>
    <p>{text.notFound.why}</p>
    <p>
      <Link href="/">{text.trouble.toLobby}</Link>
    </p>
  </Page>
);
