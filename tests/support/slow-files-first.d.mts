import { BaseSequencer } from 'vitest/node'

export class SlowFilesFirst extends BaseSequencer {}
