import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from '../lobby/Lobby.tsx';
import { Fault } from './Fault.tsx';
import { NotFound } from './NotFound.tsx';

const TablePage = lazy(() => import('../table/TablePage.tsx'));
const AccountPage = lazy(() => import('../account/AccountPage.tsx'));
const RulesPage = lazy(() => import('../guide/RulesPage.tsx'));

export const App = () => (
  <Fault>
    <Suspense>
      <Switch>
        <Route path="/" component={Lobby} />
        <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/account" component={AccountPage} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Fault>
);
