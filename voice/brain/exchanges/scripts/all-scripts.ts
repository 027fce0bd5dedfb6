import { aboutCompanion } from './about-companion'
import { animalsAndGarden } from './animals-and-garden'
import { billsBanksAndOffices } from './bills-banks-and-offices'
import { birthdaysPrideAndEnvy } from './birthdays-pride-and-envy'
import { birthsAndNames } from './births-and-names'
import { bodyAndImage } from './body-and-image'
import { bodyAndShifts } from './body-and-shifts'
import { breakUpsAndExes } from './break-ups-and-exes'
import { celebrationsAndInLaws } from './celebrations-and-in-laws'
import { childrenAndGrandchildren } from './children-and-grandchildren'
import { closeBonds } from './close-bonds'
import { clubsAndScreens } from './clubs-and-screens'
import { companionLife } from './companion-life'
import { confessionsAndBlushes } from './confessions-and-blushes'
import { cookingAndTables } from './cooking-and-tables'
import { couplesAndPartings } from './couples-and-partings'
import { couplesEveryDay } from './couples-every-day'
import { curiosities } from './curiosities'
import { customersAndTrades } from './customers-and-trades'
import { dailyLife } from './daily-life'
import { datingAgain } from './dating-again'
import { datingAndOnline } from './dating-and-online'
import { desireAndIntimacy } from './desire-and-intimacy'
import { eveningsAndNights } from './evenings-and-nights'
import { eveningsAndSecretLoves } from './evenings-and-secret-loves'
import { everydayNews } from './everyday-news'
import { everydaySetbacks } from './everyday-setbacks'
import { family } from './family'
import { feelingsAndChanges } from './feelings-and-changes'
import { fewWords } from './few-words'
import { filmsBooksAndConcerts } from './films-books-and-concerts'
import { firstDatesAndWaiting } from './first-dates-and-waiting'
import { friendsAndChoices } from './friends-and-choices'
import { friendsDebtsAndFavours } from './friends-debts-and-favours'
import { gatheringsAndInLaws } from './gatherings-and-in-laws'
import { griefAndSolitude } from './grief-and-solitude'
import { grownUpChildren } from './grown-up-children'
import { healthAndFeelings } from './health-and-feelings'
import { hobbiesBegun } from './hobbies-begun'
import { homeworkRoadsAndInsomnia } from './homework-roads-and-insomnia'
import { hoursPayAndJobs } from './hours-pay-and-jobs'
import { illnessAndPregnancy } from './illness-and-pregnancy'
import { interviewsAndBosses } from './interviews-and-bosses'
import { intimateQuestions } from './intimate-questions'
import { isItNormal } from './is-it-normal'
import { kitchenAndHome } from './kitchen-and-home'
import { leisure } from './leisure'
import { lessonTalk } from './lesson-talk'
import { love } from './love'
import { loveInStages } from './love-in-stages'
import { memoriesAndRegrets } from './memories-and-regrets'
import { moneyAndOffices } from './money-and-offices'
import { neighbourhoodAndHomeLife } from './neighbourhood-and-home-life'
import { neighboursAndChanceMeetings } from './neighbours-and-chance-meetings'
import { neighboursAndKin } from './neighbours-and-kin'
import { newInTown } from './new-in-town'
import { nightShiftsAndWorksites } from './night-shifts-and-worksites'
import { nightsAndWorries } from './nights-and-worries'
import { officeDays } from './office-days'
import { outingsAndSmallFeats } from './outings-and-small-feats'
import { papersAndErrands } from './papers-and-errands'
import { parentsBrothersAndSisters } from './parents-brothers-and-sisters'
import { pastimesAndPlaces } from './pastimes-and-places'
import { peopleAndMoments } from './people-and-moments'
import { petsGardensAndSeasons } from './pets-gardens-and-seasons'
import { plansWithCompanion } from './plans-with-companion'
import { questionsAboutBonds } from './questions-about-bonds'
import { questionsAboutClothesAndEvenings } from './questions-about-clothes-and-evenings'
import { questionsAboutDaysAndNights } from './questions-about-days-and-nights'
import { questionsAboutEmptyAccounts } from './questions-about-empty-accounts'
import { questionsAboutEverydayProjects } from './questions-about-everyday-projects'
import { questionsAboutFamily } from './questions-about-family'
import { questionsAboutKnockingAndWriting } from './questions-about-knocking-and-writing'
import { questionsAboutLeaksAndKeys } from './questions-about-leaks-and-keys'
import { questionsAboutLife } from './questions-about-life'
import { questionsAboutLove } from './questions-about-love'
import { questionsAboutOneselfAndOutings } from './questions-about-oneself-and-outings'
import { questionsAboutOthers } from './questions-about-others'
import { questionsAboutPresentsAndChildren } from './questions-about-presents-and-children'
import { questionsAboutRaisesAndBosses } from './questions-about-raises-and-bosses'
import { questionsAboutTheHouse } from './questions-about-the-house'
import { questionsAboutWorkAndStudy } from './questions-about-work-and-study'
import { questionsAndWishes } from './questions-and-wishes'
import { questionsBeforeAppointmentsAndAtNight } from './questions-before-appointments-and-at-night'
import { questionsOfChoice } from './questions-of-choice'
import { questionsOfTaste } from './questions-of-taste'
import { questionsWhy } from './questions-why'
import { repairsAndMoving } from './repairs-and-moving'
import { repliesAfterAnswers } from './replies-after-answers'
import { repliesInPassing } from './replies-in-passing'
import { requestsToPerform } from './requests-to-perform'
import { retirementAndAge } from './retirement-and-age'
import { reveriesAndScenes } from './reveries-and-scenes'
import { roadsShopsAndParcels } from './roads-shops-and-parcels'
import { schoolAndTeenagers } from './school-and-teenagers'
import { screensGamesAndTrips } from './screens-games-and-trips'
import { serviceAndFirstCall } from './service-and-first-call'
import { shortMoodsAndTeasing } from './short-moods-and-teasing'
import { shortRemarks } from './short-remarks'
import { siblingsAndInheritance } from './siblings-and-inheritance'
import { silenceAndTiredEvenings } from './silence-and-tired-evenings'
import { smallQuestions } from './small-questions'
import { smallServices } from './small-services'
import { smallTalk } from './small-talk'
import { sportAndDaysOut } from './sport-and-days-out'
import { studiesAndLearning } from './studies-and-learning'
import { teasingAndLonging } from './teasing-and-longing'
import { teasingCompanions } from './teasing-companions'
import { threadsAboutDailyTroubles } from './threads-about-daily-troubles'
import { threadsAboutEvenings } from './threads-about-evenings'
import { threadsAboutEvents } from './threads-about-events'
import { threadsAboutFamily } from './threads-about-family'
import { threadsAboutKin } from './threads-about-kin'
import { threadsAboutLove } from './threads-about-love'
import { threadsAboutWork } from './threads-about-work'
import { toolsRulesAndColleagues } from './tools-rules-and-colleagues'
import { tripsAndTrains } from './trips-and-trains'
import { trustAndServices } from './trust-and-services'
import { views } from './views'
import { viewsAndIdeas } from './views-and-ideas'
import { visitsCallsAndSingleLife } from './visits-calls-and-single-life'
import { whatCallersAdd } from './what-callers-add'
import { whatIfsAndDoubts } from './what-ifs-and-doubts'
import { whatOthersDo } from './what-others-do'
import { whatToSay } from './what-to-say'
import { widowedAndRetired } from './widowed-and-retired'
import { work } from './work'
import { workAndHomeOfOthers } from './work-and-home-of-others'
import { workMoneyAndYears } from './work-money-and-years'
import { worriesInPassing } from './worries-in-passing'

/** Every script of exchanges. If several exchanges outside threads have the same wording, the last one answers it. */
export const scripts: readonly string[] = [
  birthdaysPrideAndEnvy,
  confessionsAndBlushes,
  couplesAndPartings,
  firstDatesAndWaiting,
  friendsDebtsAndFavours,
  memoriesAndRegrets,
  neighboursAndChanceMeetings,
  silenceAndTiredEvenings,
  aboutCompanion,
  hobbiesBegun,
  sportAndDaysOut,
  filmsBooksAndConcerts,
  cookingAndTables,
  petsGardensAndSeasons,
  tripsAndTrains,
  clubsAndScreens,
  outingsAndSmallFeats,
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
  celebrationsAndInLaws,
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
  interviewsAndBosses,
  lessonTalk,
  intimateQuestions,
  teasingAndLonging,
  bodyAndImage,
  nightsAndWorries,
  illnessAndPregnancy,
  reveriesAndScenes,
  everydaySetbacks,
  everydayNews,
  questionsAndWishes,
  threadsAboutWork,
  threadsAboutLove,
  threadsAboutFamily,
  threadsAboutDailyTroubles,
  threadsAboutEvenings,
  smallServices,
  threadsAboutEvents,
  whatCallersAdd,
  whatOthersDo,
  plansWithCompanion,
  repliesAfterAnswers,
  feelingsAndChanges,
  trustAndServices,
  shortRemarks,
  questionsOfTaste,
  whatIfsAndDoubts,
  neighboursAndKin,
  loveInStages,
  eveningsAndNights,
  workMoneyAndYears,
  viewsAndIdeas,
  worriesInPassing,
  whatToSay,
  questionsAboutFamily,
  questionsAboutLove,
  questionsAboutOthers,
  questionsAboutDaysAndNights,
  questionsAboutOneselfAndOutings,
  questionsAboutEverydayProjects,
  questionsAboutTheHouse,
  questionsAboutWorkAndStudy,
  questionsOfChoice,
  isItNormal,
  questionsWhy,
  questionsAboutLife,
  toolsRulesAndColleagues,
  customersAndTrades,
  hoursPayAndJobs,
  billsBanksAndOffices,
  repairsAndMoving,
  roadsShopsAndParcels,
  workAndHomeOfOthers,
  birthsAndNames,
  gatheringsAndInLaws,
  grownUpChildren,
  parentsBrothersAndSisters,
  schoolAndTeenagers,
  visitsCallsAndSingleLife,
  threadsAboutKin,
  nightShiftsAndWorksites,
  homeworkRoadsAndInsomnia,
  fewWords,
  teasingCompanions,
  widowedAndRetired,
  siblingsAndInheritance,
  newInTown,
  datingAgain,
  questionsAboutBonds,
  eveningsAndSecretLoves,
  questionsAboutClothesAndEvenings,
  questionsAboutEmptyAccounts,
  questionsAboutKnockingAndWriting,
  questionsAboutLeaksAndKeys,
  questionsAboutPresentsAndChildren,
  questionsAboutRaisesAndBosses,
  questionsBeforeAppointmentsAndAtNight,
]
