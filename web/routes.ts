import { clinicPaths } from '#domain/clinics.ts'
import { index, route, type RouteConfig } from '@react-router/dev/routes'

// All components of web/ui in every state. Production builds do not contain it.
const gallery = import.meta.env.PROD ? [] : [route('gallery', 'routes/gallery.tsx')]

export default [
  ...gallery,
  route(':lang?', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/accounts/login.tsx'),
    route('signup', 'routes/accounts/signup.tsx'),
    route('forgot-password', 'routes/accounts/forgot-password.tsx'),
    route('reset-password', 'routes/accounts/reset-password.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('saved', 'routes/saved/saved.tsx'),
    route('saved/places.json', 'routes/saved/places.ts'),
    route('shared/:token', 'routes/saved/shared.tsx'),
    route('about', 'routes/information/about.tsx'),
    route('contact', 'routes/information/contact.tsx'),
    route('contact/sent', 'routes/information/contact-sent.tsx'),
    route('contact/messages', 'routes/administrators/messages.tsx'),
    route('status', 'routes/administrators/status.tsx'),
    route('faqs', 'routes/information/faqs.tsx'),
    route('privacy', 'routes/information/privacy.tsx'),
    route('places', 'routes/places/list.tsx'),
    route('places/fit.json', 'routes/places/filter-counts.ts'),
    route('places/suggest.json', 'routes/places/suggest.ts'),
    route('places/unchecked', 'routes/places/unchecked.tsx'),
    route('places/:id', 'routes/places/detail.tsx'),
    route('food-and-cafe', 'routes/food/food.tsx'),
    route('food-and-cafe/dishes', 'routes/food/dishes.tsx'),
    route('food-and-cafe/dishes/:id', 'routes/food/dish.tsx'),
    route('food-and-cafe/table-card', 'routes/food/table-card.tsx'),
    route('beauty-clinics', 'routes/clinics/overview.tsx'),
    // One route for all listings, because every page loads the route manifest. Must precede the routes of clinics.
    route(':listing/copy.json', 'routes/clinics/copy.ts'),
    route(':listing/fit.json', 'routes/clinics/filter-counts.ts'),
    ...Object.values(clinicPaths).map((path) => route(path, 'routes/clinics/listing.tsx', { id: path })),
    ...Object.values(clinicPaths).map((path) =>
      route(`${path}/:id`, 'routes/clinics/detail.tsx', { id: `${path}/:id` }),
    ),
    route('trips', 'routes/trips/saved-trips.tsx'),
    route('trips/shared/:token', 'routes/trips/shared-trip.tsx'),
    ...['', '/budget', '/preferences'].map((path) =>
      route(`trip-planner${path}`, 'routes/trips/step.tsx', { id: `trip-planner${path}` }),
    ),
    route('trip-planner/results', 'routes/trips/results.tsx'),
    route('trip-planner/today', 'routes/trips/today.tsx'),
    route('trip-planner/print', 'routes/trips/print.tsx'),
    route('offline', 'routes/offline.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
