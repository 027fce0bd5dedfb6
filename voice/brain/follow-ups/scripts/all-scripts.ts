import beginningsAndEnds from './beginnings-and-ends.txt?raw'
import bondsDeeds from './bonds-deeds.txt?raw'
import bondsFacts from './bonds-facts.txt?raw'
import bondsMemories from './bonds-memories.txt?raw'
import bondsMoods from './bonds-moods.txt?raw'
import bondsPeople from './bonds-people.txt?raw'
import dailyDoing from './daily-doing.txt?raw'
import dailyHavingAndNeeding from './daily-having-and-needing.txt?raw'
import dailyMindsAndMemories from './daily-minds-and-memories.txt?raw'
import dailyMomentsAndWeather from './daily-moments-and-weather.txt?raw'
import dailyOthers from './daily-others.txt?raw'
import dailyPlacesAndStates from './daily-places-and-states.txt?raw'
import eventsActs from './events-acts.txt?raw'
import eventsDaily from './events-daily.txt?raw'
import eventsPeople from './events-people.txt?raw'
import eventsPlans from './events-plans.txt?raw'
import eventsStates from './events-states.txt?raw'
import eventsThereIs from './events-there-is.txt?raw'
import familyAndLove from './family-and-love.txt?raw'
import homeAndThings from './home-and-things.txt?raw'
import kitchenAndLeisure from './kitchen-and-leisure.txt?raw'
import movementsAndBody from './movements-and-body.txt?raw'
import ownDay from './own-day.txt?raw'
import peopleInTheDay from './people-in-the-day.txt?raw'
import tradesAndTiredEvenings from './trades-and-tired-evenings.txt?raw'
import wishesAndMoods from './wishes-and-moods.txt?raw'
import wordsBetweenPeople from './words-between-people.txt?raw'
import workAndStudy from './work-and-study.txt?raw'

/** Follow-ups in the form that `parseFollowUps` reads. */
export const scripts: readonly string[] = [
  beginningsAndEnds,
  bondsDeeds,
  bondsFacts,
  bondsMoods,
  bondsPeople,
  eventsActs,
  eventsDaily,
  eventsPeople,
  eventsPlans,
  eventsStates,
  eventsThereIs,
  dailyDoing,
  dailyHavingAndNeeding,
  dailyMindsAndMemories,
  dailyMomentsAndWeather,
  dailyOthers,
  dailyPlacesAndStates,
  familyAndLove,
  homeAndThings,
  kitchenAndLeisure,
  movementsAndBody,
  ownDay,
  peopleInTheDay,
  tradesAndTiredEvenings,
  wishesAndMoods,
  wordsBetweenPeople,
  workAndStudy,
  // Last, because the last of several equally specific follow-ups is used.
  bondsMemories,
]
