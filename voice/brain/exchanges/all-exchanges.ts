import type { Exchange } from './exchange'
import { parseExchanges } from './parse-exchanges'
import { aboutCompanion } from './scripts/about-companion'
import { animalsAndGarden } from './scripts/animals-and-garden'
import { bodyAndImage } from './scripts/body-and-image'
import { bodyAndShifts } from './scripts/body-and-shifts'
import { breakUpsAndExes } from './scripts/break-ups-and-exes'
import { childrenAndGrandchildren } from './scripts/children-and-grandchildren'
import { closeBonds } from './scripts/close-bonds'
import { companionLife } from './scripts/companion-life'
import { couplesEveryDay } from './scripts/couples-every-day'
import { curiosities } from './scripts/curiosities'
import { dailyLife } from './scripts/daily-life'
import { datingAndOnline } from './scripts/dating-and-online'
import { desireAndIntimacy } from './scripts/desire-and-intimacy'
import { everydayNews } from './scripts/everyday-news'
import { everydaySetbacks } from './scripts/everyday-setbacks'
import { family } from './scripts/family'
import { feastsAndInLaws } from './scripts/feasts-and-in-laws'
import { feelingsAndChanges } from './scripts/feelings-and-changes'
import { friendsAndChoices } from './scripts/friends-and-choices'
import { griefAndSolitude } from './scripts/grief-and-solitude'
import { healthAndFeelings } from './scripts/health-and-feelings'
import { illnessAndPregnancy } from './scripts/illness-and-pregnancy'
import { kitchenAndHome } from './scripts/kitchen-and-home'
import { leisure } from './scripts/leisure'
import { love } from './scripts/love'
import { moneyAndOffices } from './scripts/money-and-offices'
import { neighbourhoodAndHomeLife } from './scripts/neighbourhood-and-home-life'
import { nightsAndWorries } from './scripts/nights-and-worries'
import { officeDays } from './scripts/office-days'
import { papersAndErrands } from './scripts/papers-and-errands'
import { pastimesAndPlaces } from './scripts/pastimes-and-places'
import { peopleAndMoments } from './scripts/people-and-moments'
import { plansWithCompanion } from './scripts/plans-with-companion'
import { questionsAndWishes } from './scripts/questions-and-wishes'
import { repliesAfterAnswers } from './scripts/replies-after-answers'
import { repliesInPassing } from './scripts/replies-in-passing'
import { requestsToPerform } from './scripts/requests-to-perform'
import { retirementAndAge } from './scripts/retirement-and-age'
import { reveriesAndScenes } from './scripts/reveries-and-scenes'
import { screensGamesAndTrips } from './scripts/screens-games-and-trips'
import { serviceAndFirstCall } from './scripts/service-and-first-call'
import { shortMoodsAndTeasing } from './scripts/short-moods-and-teasing'
import { smallQuestions } from './scripts/small-questions'
import { smallServices } from './scripts/small-services'
import { smallTalk } from './scripts/small-talk'
import { storiesAtHome } from './scripts/stories-at-home'
import { storiesAtWork } from './scripts/stories-at-work'
import { storiesOfEvenings } from './scripts/stories-of-evenings'
import { storiesOfFamily } from './scripts/stories-of-family'
import { storiesOfLove } from './scripts/stories-of-love'
import { storiesOfOutings } from './scripts/stories-of-outings'
import { studiesAndLearning } from './scripts/studies-and-learning'
import { views } from './scripts/views'
import { whatCallersAdd } from './scripts/what-callers-add'
import { whatOthersDo } from './scripts/what-others-do'
import { work } from './scripts/work'

/** Every written exchange. */
export const exchanges: readonly Exchange[] = [
  aboutCompanion,
  family,
  love,
  work,
  healthAndFeelings,
  dailyLife,
  leisure,
  peopleAndMoments,
  smallTalk,
  views,
  curiosities,
  kitchenAndHome,
  papersAndErrands,
  pastimesAndPlaces,
  closeBonds,
  bodyAndShifts,
  smallQuestions,
  requestsToPerform,
  companionLife,
  serviceAndFirstCall,
  shortMoodsAndTeasing,
  repliesInPassing,
  neighbourhoodAndHomeLife,
  animalsAndGarden,
  screensGamesAndTrips,
  childrenAndGrandchildren,
  feastsAndInLaws,
  griefAndSolitude,
  retirementAndAge,
  breakUpsAndExes,
  datingAndOnline,
  couplesEveryDay,
  friendsAndChoices,
  officeDays,
  studiesAndLearning,
  moneyAndOffices,
  desireAndIntimacy,
  bodyAndImage,
  nightsAndWorries,
  illnessAndPregnancy,
  reveriesAndScenes,
  everydaySetbacks,
  everydayNews,
  questionsAndWishes,
  storiesAtWork,
  storiesOfLove,
  storiesOfFamily,
  storiesAtHome,
  storiesOfEvenings,
  smallServices,
  storiesOfOutings,
  whatCallersAdd,
  whatOthersDo,
  plansWithCompanion,
  repliesAfterAnswers,
  feelingsAndChanges,
].flatMap(parseExchanges)
