import type { FastifyRequest } from 'fastify'
import { type Config, isLoopbackHost } from '../../config'

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

/**
 * Whether this very request comes from this machine: a product that was meant to be local and ended
 * behind a proxy must not show its stand-ins (02, « Loopback mode »).
 */
export const isLoopbackRequest = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  isLoopbackHost((headers.host ?? '').replace(/:\d+$/, '')) &&
  forwardingHeaders.every((name) => headers[name] === undefined)

export type IsOnThisMachine = (request: Pick<FastifyRequest, 'headers'>) => boolean

/** For each request: the product is meant to be local, and so is whoever asks. */
export const onThisMachine =
  ({ isLoopback }: Pick<Config, 'isLoopback'>): IsOnThisMachine =>
  (request) =>
    isLoopback && isLoopbackRequest(request)
