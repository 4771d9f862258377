export { default, generateMetadata } from '@/app/(site)/[locale]/serviceNotFound'
