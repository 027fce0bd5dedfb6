/** Beats every 20 ms for every call of a process. */
export type Pacer = {
  /** Called at each beat with the number of 20 ms steps since the last one; the answer leaves. */
  join(onBeat: (steps: number) => void): () => void
}
