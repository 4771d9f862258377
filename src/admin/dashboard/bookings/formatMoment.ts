export { formatMoment } from '@/domain/days'
