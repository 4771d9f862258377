import { RichText } from '@payloadcms/richtext-lexical/react'
import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { AboutPage, HomePage, TeamMember } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { Scallop } from '@/ui/Ornaments'
import { Picture } from '@/ui/Picture'
import { pictureSource } from '@/ui/picture'
import { Portrait } from '@/ui/Portrait'
import styles from './About.module.css'
import { Experience } from './Experience'

interface AboutProps {
  heading?: HomePage['about']
  about: Partial<AboutPage>
  locale: Locale
}

export function About({ about, heading, locale }: AboutProps) {
  const title = heading?.title ?? about.title
  const titleLang = heading?.title ? langProps(heading, 'title') : langProps(about, 'title')
  if (!title) return null
  return (
    <section className="section later" id="about">
      <div className={`wrap split pictured ${styles.story}`}>
        <div className="flow">
          {heading?.kicker && (
            <p className="kicker" {...langProps(heading, 'kicker')}>
              {heading.kicker}
            </p>
          )}
          <h2 {...titleLang}>{title}</h2>
          <div
            className={`rich ${styles.text}`}
            {...(heading?.text ? langProps(heading, 'text') : langProps(about, 'story'))}
          >
            {heading?.text ? <p>{heading.text}</p> : null}
            {!heading?.text && about.story && <RichText data={about.story} disableContainer />}
          </div>
          <Experience about={about} />
          {heading && (
            <p>
              <Link className="more" href={paths.about(locale)}>
                {messagesFor(locale).team.story}
              </Link>
            </p>
          )}
        </div>
        {pictureSource(about.image) && (
          <div className={`framed ${styles.picture}`}>
            <Picture
              media={about.image}
              sizes="(min-width: 40rem) 72vw, 92vw"
              upright={{ sizes: '39vw', when: '(min-width: 40rem)' }}
            />
          </div>
        )}
      </div>
    </section>
  )
}

interface AboutFactsProps {
  catering: number
  events: number
  locale: Locale
}

export function AboutFacts({ catering, events, locale }: AboutFactsProps) {
  const { gallery, team } = messagesFor(locale)
  const facts = [
    { figure: events, href: paths.allEvents(locale), link: gallery.more.event, text: team.events },
    {
      figure: catering,
      href: paths.allCatering(locale),
      link: gallery.more.catering,
      text: team.catering,
    },
  ].filter(({ figure }) => figure > 0)
  if (!facts.length) return null
  return (
    <>
      <Scallop colour="maroon" />
      <div className={`jali on-dark ${styles.band}`}>
        <ul className={`wrap split pictured ${styles.facts}`}>
          {facts.map(({ figure, href, link, text }) => (
            <li key={href}>
              <p>
                <b>{figure}</b> <span>{text}</span>
              </p>
              <Link className="more" href={href}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

interface FounderProps {
  craft?: AboutPage['craft']
  heading?: HomePage['team']
  founder?: TeamMember
  locale: Locale
}

export function Founder({ craft, founder, heading, locale }: FounderProps) {
  if (!founder) return null
  const { bio, image, name, quote, role } = founder
  return (
    <section className="section later paper" id="team">
      <div className={`wrap split pictured ${styles.founder}`}>
        <div className={`arch ${styles.portrait}`}>
          <Portrait
            image={image}
            instead={craft}
            sizes="(min-width: 40rem) 26rem, 46vw"
            upright={{ sizes: '(min-width: 40rem) 26rem, 46vw' }}
          />
        </div>
        <div className="flow">
          {heading?.kicker && (
            <p className="kicker" {...langProps(heading, 'kicker')}>
              {heading.kicker}
            </p>
          )}
          <h2
            className={quote ? styles.small : undefined}
            {...(heading?.title ? langProps(heading, 'title') : langProps(founder, 'name'))}
          >
            {heading?.title ?? name}
          </h2>
          {quote && (
            <blockquote {...langProps(founder, 'quote')}>
              <p className="voice">“{quote}”</p>
            </blockquote>
          )}
          {(heading || role) && (
            <p className={styles.who}>
              {heading && <b {...langProps(founder, 'name')}>{name}</b>}
              <span className="fine" {...langProps(founder, 'role')}>
                {role}
              </span>
            </p>
          )}
          {bio && (
            <p className={`fine ${styles.bio}`} {...langProps(founder, 'bio')}>
              {bio}
            </p>
          )}
          <p>
            <Link className="more" href={paths.team(locale)}>
              {messagesFor(locale).team.meet}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
