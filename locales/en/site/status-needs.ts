import type { StatusNeed } from '#domain/site/status-needs.ts'
import { amount, size, span } from './status-figures.ts'
import { nameProvider } from './status.ts'

/** What is wrong, and what to do about it. */
export function writeNeed(need: StatusNeed): string {
  switch (need.kind) {
    case 'never_started':
      return 'There is no database yet: the product was never started here. Run npm start.'
    case 'unreachable':
      return `The database is not available. ${need.message}`
    case 'no_node':
      return 'No process of the product uses the database. Start it, or find out why it ended.'
    case 'connections':
      return `The database has ${need.taken} of at most ${need.most} connections. Each node takes up to 21, and some must stay free. Raise max_connections, or run fewer nodes.`
    case 'restart':
      return `This release has ${amount(need.waiting.length, 'migration')} that the database lacks: restart the nodes with this release.`
    case 'jobs_overdue':
      return `A job has been due for ${span(need.seconds)}, and no node is running it. Look in the log for "the job queue could not be read".`
    case 'jobs_failed':
      return `${amount(need.count, 'job')} failed permanently in the last day. Look in the log for "a job was given up".`
    case 'mails_failed':
      return `${amount(need.count, 'mail')} could not be sent in the last day. Look in the log for "a job was given up"; its reason is the answer of the mail server.`
    case 'mails_stuck':
      return `${amount(need.count, 'mail')} wait, the oldest for ${span(need.seconds)}. Compare SMTP_URL with your mail server, and look in the log for "a job failed and will be retried".`
    case 'disk_low':
      return `The disk of ${need.variable} has ${size(need.freeBytes)} left. Make room: a restore needs at least 1 GB and twice the size of the database.`
    case 'backup_failed':
      return `The last backup failed (${need.failure}). Run npm run backup to see why.`
    case 'backup_late':
      return `${describeAge(need.ageSeconds)} BACKUP_EVERY asks for one every ${span(need.everyMinutes * 60)}. Look in the log for "a job failed and will be retried", or run npm run backup.`
    case 'no_backup':
      return `${describeAge(need.ageSeconds)} Set BACKUP_TO and BACKUP_EVERY, or run npm run backup.`
    case 'provider_fails':
      return `${nameProvider(need.id)} refuses our requests or sent an invalid answer (${need.failure}). Compare ${need.variables} with your account there.`
  }
}

function describeAge(seconds: number | null): string {
  return seconds === null ? 'There is no backup.' : `The last backup is ${span(seconds)} old.`
}
