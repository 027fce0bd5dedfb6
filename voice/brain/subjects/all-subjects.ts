import { parseSubjects } from './parse-subjects'
import type { Subject } from './subject'
import body from './texts/body.txt?raw'
import culture from './texts/culture.txt?raw'
import events from './texts/events.txt?raw'
import family from './texts/family.txt?raw'
import home from './texts/home.txt?raw'
import jobs from './texts/jobs.txt?raw'
import love from './texts/love.txt?raw'
import outdoors from './texts/outdoors.txt?raw'
import papers from './texts/papers.txt?raw'
import work from './texts/work.txt?raw'

const texts = [body, culture, events, family, home, jobs, love, outdoors, papers, work]

/** Every subject that has its own replies. */
export const subjects: readonly Subject[] = texts.flatMap(parseSubjects)
