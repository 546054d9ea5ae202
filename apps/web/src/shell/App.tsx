import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from '../lobby/Lobby.tsx';
import { loadTablePage } from '../table/tablePage.ts';
import { speakEvening } from '../text/languages/load.ts';
import { Fault } from './frame/Fault.tsx';
import { NotFound } from './frame/NotFound.tsx';

/** Loads a page of the club, together with the club's words in the visitor's language. */
const spoken = async <T,>(page: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([page, speakEvening()]);
  return loaded;
};

const TablePage = lazy(loadTablePage);
const SystemsPage = lazy(() => import('../card/SystemsPage.tsx'));
const CardPage = lazy(() => import('../card/CardPage.tsx'));
const AccountPage = lazy(() => import('../account/AccountPage.tsx'));
const DesignPage = lazy(() => import('../gallery/DesignPage.tsx'));
const FirstEveningPage = lazy(() => import('../guide/FirstEveningPage.tsx'));
const RulesPage = lazy(() => import('../guide/RulesPage.tsx'));
const BoardPage = lazy(() => import('../review/BoardPage.tsx'));
const ChallengesPage = lazy(() => import('../challenge/ChallengesPage.tsx'));
const BiddingPage = lazy(() => import('../challenge/BiddingPage.tsx'));
const ChallengePage = lazy(() => import('../challenge/ChallengePage.tsx'));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'));
const FirstDealPage = lazy(() => import('../learn/FirstDealPage.tsx'));
const StartPage = lazy(() => import('../learn/StartPage.tsx'));
const CardLessonPage = lazy(() => import('../learn/CardLessonPage.tsx'));
const LessonPage = lazy(() => import('../learn/LessonPage.tsx'));
const OwnLessonPage = lazy(() => import('../learn/own/OwnLessonPage.tsx'));
const SharedLessonPage = lazy(() => import('../learn/shared/SharedLessonPage.tsx'));
const ResultsPage = lazy(() => import('../learn/shared/ResultsPage.tsx'));
const RulingsPage = lazy(() => spoken(import('../evening/assistant/RulingsPage.tsx')));
const EveningsPage = lazy(() => spoken(import('../evening/setup/EveningsPage.tsx')));
const JoinPage = lazy(() => spoken(import('../evening/setup/JoinPage.tsx')));
const DeskPage = lazy(() => spoken(import('../evening/desk/DeskPage.tsx')));
const ScorePage = lazy(() => spoken(import('../evening/score/ScorePage.tsx')));
const ScreenPage = lazy(() => spoken(import('../evening/screen/ScreenPage.tsx')));
const EveningPage = lazy(() => spoken(import('../evening/results/EveningPage.tsx')));
const EveningBoardPage = lazy(() => spoken(import('../evening/results/EveningBoardPage.tsx')));
const PairPage = lazy(() => spoken(import('../evening/results/PairPage.tsx')));
const OpenedPage = lazy(() => spoken(import('../evening/opened/OpenedPage.tsx')));
const PrintPage = lazy(() => spoken(import('../evening/print/PrintPage.tsx')));
const ClubHomePage = lazy(() => spoken(import('../clubs/ClubHomePage.tsx')));
const MemberPage = lazy(() => spoken(import('../clubs/MemberPage.tsx')));
const SeriesPage = lazy(() => spoken(import('../clubs/SeriesPage.tsx')));
const CodePage = lazy(() => import('../lobby/CodePage.tsx'));
const HistoryPage = lazy(() => import('../history/HistoryPage.tsx'));
const AgainPage = lazy(() => import('../review/AgainPage.tsx'));
const AnalysePage = lazy(() => import('../review/AnalysePage.tsx'));
const PadsPage = lazy(() => import('../pad/PadsPage.tsx'));
const PadPage = lazy(() => import('../pad/PadPage.tsx'));
const DealingPage = lazy(() => import('../dealing/DealingPage.tsx'));
const MeetPage = lazy(() => spoken(import('../meet/MeetPage.tsx')));

export const App = () => (
  <Fault>
    <Suspense>
      <Switch>
        <Route path="/" component={Lobby} />
        <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/first-evening" component={FirstEveningPage} />
        <Route path="/card" component={CardPage} />
        <Route path="/systems/:id?">{({ id }) => <SystemsPage id={id} />}</Route>
        <Route path="/account" component={AccountPage} />
        <Route path="/board/:table/:deal">
          {({ table, deal }) => <BoardPage key={`${table} ${deal}`} table={table} deal={deal} />}
        </Route>
        <Route path="/board">
          <BoardPage />
        </Route>
        <Route path="/again" component={AgainPage} />
        <Route path="/analyse" component={AnalysePage} />
        <Route path="/deals" component={DealingPage} />
        <Route path="/design" component={DesignPage} />
        <Route path="/learn" component={LearnPage} />
        <Route path="/learn/start" component={StartPage} />
        <Route path="/learn/:game">{({ game }) => <FirstDealPage key={game} game={game} />}</Route>
        <Route path="/lesson/play/:lesson">
          {({ lesson }) => <CardLessonPage key={lesson} lesson={lesson} />}
        </Route>
        <Route path="/lesson/:lesson">{({ lesson }) => <LessonPage key={lesson} lesson={lesson} />}</Route>
        <Route path="/lessons/new" component={OwnLessonPage} />
        <Route path="/lessons/:lesson">
          {({ lesson }) => <SharedLessonPage key={lesson} lesson={lesson} />}
        </Route>
        <Route path="/lessons/:lesson/results">
          {({ lesson }) => <ResultsPage key={lesson} lesson={lesson} />}
        </Route>
        <Route path="/rulings">
          <RulingsPage />
        </Route>
        <Route path="/rulings/:ruling">{({ ruling }) => <RulingsPage key={ruling} ruling={ruling} />}</Route>
        <Route path="/club" component={EveningsPage} />
        <Route path="/results" component={OpenedPage} />
        <Route path="/club/:tournament">
          {({ tournament }) => <EveningPage key={tournament} tournament={tournament} />}
        </Route>
        <Route path="/club/:tournament/join">
          {({ tournament }) => <JoinPage key={tournament} tournament={tournament} />}
        </Route>
        <Route path="/club/:tournament/desk">
          {({ tournament }) => <DeskPage key={tournament} tournament={tournament} />}
        </Route>
        <Route path="/club/:tournament/score">
          {({ tournament }) => <ScorePage key={tournament} tournament={tournament} />}
        </Route>
        <Route path="/club/:tournament/screen">
          {({ tournament }) => <ScreenPage key={tournament} tournament={tournament} />}
        </Route>
        <Route path="/club/:tournament/board/:board">
          {({ tournament, board }) => (
            <EveningBoardPage key={`${tournament} ${board}`} tournament={tournament} board={Number(board)} />
          )}
        </Route>
        <Route path="/club/:tournament/pair/:contestant">
          {({ tournament, contestant }) => (
            <PairPage key={`${tournament} ${contestant}`} tournament={tournament} contestant={contestant} />
          )}
        </Route>
        <Route path="/club/:tournament/print/:what">
          {({ tournament, what }) => <PrintPage key={tournament} tournament={tournament} what={what} />}
        </Route>
        <Route path="/clubs/:club">{({ club }) => <ClubHomePage key={club} club={club} />}</Route>
        <Route path="/clubs/:club/members/:member">
          {({ club, member }) => <MemberPage key={`${club} ${member}`} club={club} member={member} />}
        </Route>
        <Route path="/clubs/:club/series/:series">
          {({ club, series }) => <SeriesPage key={`${club} ${series}`} club={club} series={series} />}
        </Route>
        <Route path="/meet" component={MeetPage} />
        <Route path="/pad" component={PadsPage} />
        <Route path="/pad/:pad">{({ pad }) => <PadPage key={pad} pad={pad} />}</Route>
        <Route path="/join" component={CodePage} />
        <Route path="/history" component={HistoryPage} />
        <Route path="/challenges" component={ChallengesPage} />
        <Route path="/bidding" component={BiddingPage} />
        <Route path="/challenge/:challenge">
          {({ challenge }) => <ChallengePage key={challenge} challenge={challenge} />}
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Fault>
);
