/** What the page of a companion shows after a call only, in one file of its own. */
export { RatingDialog } from '../features/feedback/rating-dialog'
export { ProposedMemories } from '../features/memories/proposed-memories'
