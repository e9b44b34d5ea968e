/** The planner's titles and descriptions for tabs, search results and link previews. */
export const tripPlanner = {
  title: 'Trip planner for Korea',
  lead: 'Three short steps and you have a plan for each day in Korea: real places, their hours, the ways between them and what it costs.',
}
