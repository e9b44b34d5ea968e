import { writeSamplePlans } from './sample-plans.ts'

process.stdout.write(writeSamplePlans())
