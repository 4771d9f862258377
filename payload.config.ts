import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditLog } from '@collections/AuditLog'
import { Booking } from '@collections/Booking'
import { Dish } from '@collections/Dish'
import { Faq } from '@collections/Faq'
import { GalleryImage } from '@collections/GalleryImage'
import { AboutPage } from '@collections/globals/AboutPage'
import { HomePage } from '@collections/globals/HomePage'
import { LegalPages } from '@collections/globals/LegalPages'
import { PricingPage } from '@collections/globals/PricingPage'
import { SellerSettings } from '@collections/globals/SellerSettings'
import { SiteSettings } from '@collections/globals/SiteSettings'
import { Media } from '@collections/Media'
import { mediaStore } from '@collections/Media/mediaStore'
import { PricingPlan } from '@collections/PricingPlan'
import { Quote } from '@collections/Quote'
import { Redirect } from '@collections/Redirect'
import { Service } from '@collections/Service'
import { TeamMember } from '@collections/TeamMember'
import { Testimonial } from '@collections/Testimonial'
import { User } from '@collections/User'
import { Voucher } from '@collections/Voucher'
import { withLanguages } from '@collections/withLanguages'
import { nobody } from '@/account/access'
import { AccountConflict, SessionEnded } from '@/account/conflict'
import { checkRequest } from '@/api/checkRequest'
import { answerDatabaseFault } from '@/api/outage'
import { withAudit } from '@/audit/withAudit'
import { bookingScreens } from '@/booking/admin/bookingScreens'
import { Conflict } from '@/booking/changes/conflict'
import { databaseAdapter } from '@/databaseAdapter'
import { emailAdapter } from '@/email/sendEmail'
import { siteEnv } from '@/env'
import { editor } from '@/panel/editor'
import { panel } from '@/panel/panel'
import { panelTranslations } from '@/panel/panelTranslations'
import { inJaipurTime, withoutApiTabs, withoutLocks, withSentenceLabels } from '@/panel/plugins'
import { accountWrites } from '@/platform/accountWrites'
import { allowMixedVersions } from '@/platform/allowMixedVersions'
import { clearLocalePreference } from '@/platform/clearLocalePreference'
import { closeInternals } from '@/platform/closeInternals'
import { compareRevisions } from '@/platform/compareRevisions'
import { contentWrites } from '@/platform/contentWrites'
import { guardEndpoints } from '@/platform/guardEndpoints'
import { keepErrorData } from '@/platform/keepErrorData'
import { refuseDeleted } from '@/platform/refuseDeleted'
import { retryScheduled } from '@/platform/retryScheduled'
import { logger, loggingLevels } from '@/privacy/logger'
import { privacyEndpoints } from '@/privacy/privacyEndpoints'
import { quoteScreens } from '@/quote/admin/quoteScreens'
import { languages, locales, rootLocale } from '@/rules/locales'
import { sheetScreens } from '@/sheets/sheetScreens'
import { ContentConflict } from '@/site/contentConflict'
import { startup } from '@/startup'

const { PAYLOAD_SECRET, siteUrl } = siteEnv()

allowMixedVersions()

export default clearLocalePreference(
  retryScheduled(
    closeInternals(
      buildConfig({
        admin: panel({ ...bookingScreens, ...quoteScreens, ...sheetScreens }),
        collections: [
          Booking,
          Quote,
          Voucher,
          Service,
          PricingPlan,
          Dish,
          Faq,
          TeamMember,
          GalleryImage,
          Testimonial,
          Redirect,
          Media,
          User,
          AuditLog,
        ],
        csrf: [siteUrl],
        db: refuseDeleted(
          contentWrites(
            accountWrites(
              compareRevisions(databaseAdapter(startup), () => new Conflict()),
              { conflict: () => new AccountConflict(), sessionEnded: () => new SessionEnded() },
            ),
            { conflict: () => new ContentConflict(), plain: ['dishes', 'media', 'redirects'] },
          ),
        ),
        defaultDepth: 1,
        editor,
        email: emailAdapter(),
        endpoints: privacyEndpoints,
        globals: [SiteSettings, SellerSettings, HomePage, AboutPage, PricingPage, LegalPages],
        graphQL: { disable: true },
        hooks: { afterError: [keepErrorData, answerDatabaseFault] },
        i18n: { supportedLanguages: { en: panelTranslations } },
        // Payload adds the task of Schedule Publish, and src/background/ runs it.
        jobs: { access: { cancel: nobody, queue: nobody, run: nobody } },
        localization: {
          defaultLocale: rootLocale,
          fallback: false,
          locales: locales.map((code) => ({ code, label: languages[code].name })),
        },
        logger,
        loggingLevels,
        maxDepth: 3,
        plugins: [
          withLanguages,
          withAudit,
          mediaStore,
          withoutLocks,
          withoutApiTabs,
          inJaipurTime,
          withSentenceLabels,
        ],
        secret: PAYLOAD_SECRET,
        serverURL: siteUrl,
        sharp,
        telemetry: false,
        typescript: { autoGenerate: false, outputFile: path.resolve('src/payload-types.ts') },
        upload: { abortOnLimit: true, limits: { fileSize: 5_000_000 } },
      }),
    ),
  ),
).then((config) => guardEndpoints(config, checkRequest))
