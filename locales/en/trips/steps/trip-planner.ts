/** The planner's titles and descriptions for tabs, search results and link previews. */
export const tripPlanner = {
  title: 'Trip Planner for Korea',
  lead: 'Three short steps to a plan for every day in Korea: real places, their hours, how to get around and what it costs.',
}
