import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from '../lobby/Lobby.tsx';
import { loadTablePage } from '../table/tablePage.ts';
import { Fault } from './frame/Fault.tsx';
import { NotFound } from './frame/NotFound.tsx';

const TablePage = lazy(loadTablePage);
const AccountPage = lazy(() => import('../account/AccountPage.tsx'));
const DesignPage = lazy(() => import('../gallery/DesignPage.tsx'));
const RulesPage = lazy(() => import('../guide/RulesPage.tsx'));
const BoardPage = lazy(() => import('../review/BoardPage.tsx'));
const ChallengesPage = lazy(() => import('../challenge/ChallengesPage.tsx'));
const ChallengePage = lazy(() => import('../challenge/ChallengePage.tsx'));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'));
const FirstDealPage = lazy(() => import('../learn/FirstDealPage.tsx'));
const LessonPage = lazy(() => import('../learn/LessonPage.tsx'));
const OwnLessonPage = lazy(() => import('../learn/OwnLessonPage.tsx'));
const SharedLessonPage = lazy(() => import('../learn/shared/SharedLessonPage.tsx'));
const ResultsPage = lazy(() => import('../learn/shared/ResultsPage.tsx'));
const HistoryPage = lazy(() => import('../history/HistoryPage.tsx'));
const AnalysePage = lazy(() => import('../review/AnalysePage.tsx'));

export const App = () => (
  <Fault>
    <Suspense>
      <Switch>
        <Route path="/" component={Lobby} />
        <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/account" component={AccountPage} />
        <Route path="/board/:table/:deal">
          {({ table, deal }) => <BoardPage key={`${table} ${deal}`} table={table} deal={deal} />}
        </Route>
        <Route path="/board">
          <BoardPage />
        </Route>
        <Route path="/analyse" component={AnalysePage} />
        <Route path="/design" component={DesignPage} />
        <Route path="/learn" component={LearnPage} />
        <Route path="/learn/:game">{({ game }) => <FirstDealPage key={game} game={game} />}</Route>
        <Route path="/lesson/:lesson">{({ lesson }) => <LessonPage key={lesson} lesson={lesson} />}</Route>
        <Route path="/lessons/new" component={OwnLessonPage} />
        <Route path="/lessons/:lesson">
          {({ lesson }) => <SharedLessonPage key={lesson} lesson={lesson} />}
        </Route>
        <Route path="/lessons/:lesson/results">
          {({ lesson }) => <ResultsPage key={lesson} lesson={lesson} />}
        </Route>
        <Route path="/history" component={HistoryPage} />
        <Route path="/challenges" component={ChallengesPage} />
        <Route path="/challenge/:challenge">
          {({ challenge }) => <ChallengePage key={challenge} challenge={challenge} />}
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Fault>
);
